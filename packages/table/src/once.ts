/**
 * A computation from something that never changes, done once for each: what came of it is kept as long as that something. The evening after an event, its
 * table and its dealing are such; a server asks the same about them for every seat.
 */
export function once<Key extends object, Value extends object>(compute: (key: Key) => Value): (key: Key) => Value {
  const made = new WeakMap<Key, Value>();
  return (key) => {
    const before = made.get(key);
    if (before !== undefined) return before;
    const value = compute(key);
    made.set(key, value);
    return value;
  };
}

/** The same for each viewer of something that never changes. */
export function oncePerViewer<Key extends object, Viewer, Value extends object>(
  compute: (key: Key, viewer: Viewer) => Value,
): (key: Key, viewer: Viewer) => Value {
  const forAll = new WeakMap<Key, Map<Viewer, Value>>();
  return (key, viewer) => {
    const made = forAll.get(key) ?? new Map<Viewer, Value>();
    const value = made.get(viewer) ?? compute(key, viewer);
    if (made.size === 0) forAll.set(key, made);
    made.set(viewer, value);
    return value;
  };
}
