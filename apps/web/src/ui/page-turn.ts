/** Lets the browser do what waits: input, drawing. What is called next is a task of its own. */
export function pageTurn(): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, 0);
  });
}
