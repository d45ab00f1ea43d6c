/**
 * Who may import whom: the map of rooms in docs/architecture.md, as rules that a machine checks.
 *
 * `rules` stands at the bottom and imports nothing at all. Packages are pure: no Node modules, nothing from apps.
 */

const TEST = '[.]test[.]tsx?$|^packages/[^/]+/(test|tools)/';

/** What each package may import besides itself; a package that is not listed may import no other package. */
const MAY_IMPORT = {
  bots: ['rules', 'solver'],
  fairdeal: ['rules'],
  lessons: ['rules', 'bots', 'texts'],
  glossary: ['texts'],
  'rule-book': ['rules', 'texts'],
  protocol: ['rules', 'bots', 'fairdeal'],
  solver: ['rules'],
  table: ['rules', 'bots', 'fairdeal', 'protocol'],
  texts: ['rules', 'solver', 'bots', 'fairdeal', 'protocol'],
};

const listed = Object.keys(MAY_IMPORT).join('|');

/** @type {import('dependency-cruiser').IConfiguration} */
export default {
  forbidden: [
    {
      name: 'no-circle',
      comment: 'Nothing may depend on itself through others at run time; types may point at each other.',
      severity: 'error',
      from: {},
      to: { circular: true, viaOnly: { dependencyTypesNot: ['type-only'] } },
    },
    {
      name: 'rules-import-nothing',
      comment: 'The rules of the game import nothing at all but their own files.',
      severity: 'error',
      from: { path: '^packages/rules/', pathNot: TEST },
      to: { pathNot: '^packages/rules/' },
    },
    ...Object.entries(MAY_IMPORT).map(([name, allowed]) => ({
      name: `${name}-imports-only-${allowed.join('-and-')}`,
      comment: 'The map of rooms says which package may know which.',
      severity: /** @type {const} */ ('error'),
      from: { path: `^packages/${name}/`, pathNot: TEST },
      to: { path: '^packages/', pathNot: `^packages/(${[name, ...allowed].join('|')})/` },
    })),
    {
      name: 'other-packages-import-no-package',
      comment: 'A package that the map does not list stands alone; add it to the map first.',
      severity: 'error',
      from: { path: '^packages/([^/]+)/', pathNot: `^packages/(${listed}|rules)/` },
      to: { path: '^packages/', pathNot: '^packages/$1/' },
    },
    {
      name: 'packages-do-not-know-apps',
      comment: 'Packages are used by apps, never the other way round. This holds for their tests too.',
      severity: 'error',
      from: { path: '^packages/' },
      to: { path: '^(apps|tools|test)/' },
    },
    {
      name: 'only-the-front-door',
      comment: 'Other rooms enter a package through its index, never through a window.',
      severity: 'error',
      from: { path: '^(?:packages|apps)/([^/]+)/' },
      to: { path: '^packages/[^/]+/src/', pathNot: ['^packages/$1/', '^packages/[^/]+/src/index[.]ts$'] },
    },
    {
      name: 'apps-stand-apart',
      comment: 'Apps do not import each other; only the command may start the server.',
      severity: 'error',
      from: { path: '^apps/([^/]+)/' },
      to: { path: '^apps/', pathNot: ['^apps/$1/', '^apps/server/'] },
    },
    {
      name: 'web-does-not-import-the-server',
      severity: 'error',
      from: { path: '^apps/web/' },
      to: { path: '^apps/server/' },
    },
    {
      name: 'no-node-in-packages-and-web',
      comment: 'Only server, command, tools and tests touch the modules of Node.',
      severity: 'error',
      from: { path: '^(packages|apps/web/src)/', pathNot: TEST },
      to: { dependencyTypes: ['core'] },
    },
    {
      name: 'no-test-in-the-product',
      severity: 'error',
      from: { pathNot: [TEST, '^test/'] },
      to: { path: '[.](test|spec)[.]tsx?$' },
    },
    {
      name: 'no-development-dependency-in-the-product',
      severity: 'error',
      from: { path: '^(packages|apps)/[^/]+/src/', pathNot: TEST },
      to: { dependencyTypes: ['npm-dev'], dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'everything-resolves',
      severity: 'error',
      from: {},
      to: { couldNotResolve: true },
    },
  ],
  options: {
    parser: 'swc',
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '(^|/)(dist|coverage|reports|[.]stryker-tmp)/' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'node', 'default'],
      extensions: ['.ts', '.tsx', '.mjs', '.js', '.json'],
    },
  },
};
