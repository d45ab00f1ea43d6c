/** The app: for now its name. */
export function App() {
  return (
    <main>
      <h1>Stammtisch</h1>
    </main>
  );
}
