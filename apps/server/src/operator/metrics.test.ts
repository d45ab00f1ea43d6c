import { expect, it } from 'vitest';
import { metrics } from './metrics.ts';

it('metrics are written in the text format of Prometheus', () => {
  const all = metrics();
  const refused = all.counter('refused_total', 'Refused', 'reason');
  refused.add('origin');
  refused.add('origin', 2);
  refused.add('say "no"\n');
  all.counter('commands_total', 'Commands');
  all.gauge('tables', 'Open tables', () => 4);
  const commit = all.histogram('commit_seconds', 'Commits');
  for (const seconds of [0.001, 0.0011, 11]) commit.observe(seconds);
  const lines = all.text().split('\n');
  expect(lines.slice(0, 4)).toEqual([
    '# HELP stammtisch_refused_total Refused',
    '# TYPE stammtisch_refused_total counter',
    'stammtisch_refused_total{reason="origin"} 3',
    'stammtisch_refused_total{reason="say \\"no\\"\\n"} 1',
  ]);
  expect(lines).toContain('stammtisch_commands_total 0');
  expect(lines).toContain('stammtisch_tables 4');
  expect(lines).toContain('stammtisch_commit_seconds_bucket{le="0.001"} 1');
  expect(lines).toContain('stammtisch_commit_seconds_bucket{le="10"} 2');
  expect(lines).toContain('stammtisch_commit_seconds_bucket{le="+Inf"} 3');
  expect(lines).toContain('stammtisch_commit_seconds_count 3');
});

it('a label that would count persons or tables is a mistake', () => {
  const counter = metrics().counter('joined_total', 'Joined', 'name');
  for (let number = 0; number < 50; number++) counter.add(`${number}`);
  counter.add('0');
  expect(() => counter.add('one more')).toThrow(RangeError);
});
