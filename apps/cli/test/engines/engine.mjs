// An engine for tests; the first argument says what is wrong with it.
import { createInterface } from 'node:readline';

const [, , fault = 'none'] = process.argv;
/** @param {string} line */
const say = (line) => process.stdout.write(`${line}\n`);

createInterface({ input: process.stdin }).on('line', (line) => {
  const [word, number, ...rest] = line.split(' ');
  if (word === 'schafkopf' && fault !== 'mute') {
    say('id name Testbot');
    say('ok 1');
  }
  if (word === 'quit') process.exit(0);
  if (word !== 'act') return;
  /** @type {unknown} */
  const view = JSON.parse(rest.join(' '));
  const { actions } = /** @type {{ actions: string[] }} */ (view);
  const silent = actions.every((action) => action === 'stoss');
  switch (fault) {
    case 'illegal':
      return say(`action ${number} play XX`);
    case 'ends':
      return process.exit(3);
    case 'babbles':
      return say('x'.repeat(100_000));
    case 'late':
      return;
    case 'talks':
      say('info thinking');
      say(`action ${Number(number) - 1} weiter`);
      return say(`action ${number} ${silent ? 'silence' : actions[0]}`);
    default:
      return say(`action ${number} ${silent ? 'silence' : actions[0]}`);
  }
});
