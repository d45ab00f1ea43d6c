/** The version of the app, put in by the build. */
declare const __APP_VERSION__: string;
