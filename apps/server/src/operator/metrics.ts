/** A number that only grows, or one that goes up and down, or how long things took. */
export interface Metrics {
  readonly counter: (name: string, help: string, label?: string) => Counter;
  /** Asked whenever somebody reads the metrics. */
  readonly gauge: (name: string, help: string, value: () => number) => void;
  /** How long something took, in seconds. */
  readonly histogram: (name: string, help: string) => { readonly observe: (seconds: number) => void };
  /** All of it in Prometheus' text format 0.0.4. */
  readonly text: () => string;
}

interface Counter {
  /** The value of the label is one of a few words of ours, never anything about a person or a table. */
  readonly add: (value?: string, by?: number) => void;
}

/** Upper ends of the ranges of a histogram, in seconds: from one write to the disk to what everybody notices. */
const BUCKETS = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

/** More different values of a label than this mean that something was counted by person or table. */
const MOST_VALUES = 50;

/** An empty set of metrics. Names begin with `stammtisch_`. */
export function metrics(): Metrics {
  const texts: (() => string)[] = [];
  return {
    counter(name, help, label) {
      const counts = new Map<string, number>(label === undefined ? [['', 0]] : []);
      texts.push(() => {
        const lines = [...counts].map(([value, count]) =>
          label === undefined
            ? `stammtisch_${name} ${count}\n`
            : `stammtisch_${name}{${label}="${escape(value)}"} ${count}\n`,
        );
        return head(name, help, 'counter') + lines.join('');
      });
      return {
        add(value = '', by = 1) {
          if (!counts.has(value) && counts.size >= MOST_VALUES) throw new RangeError(`${name} has too many values.`);
          counts.set(value, (counts.get(value) ?? 0) + by);
        },
      };
    },
    gauge(name, help, value) {
      texts.push(() => `${head(name, help, 'gauge')}stammtisch_${name} ${value()}\n`);
    },
    histogram(name, help) {
      const counts = BUCKETS.map(() => 0);
      let [count, sum] = [0, 0];
      texts.push(() => {
        let below = 0;
        const lines = BUCKETS.map((end, place) => {
          below += counts[place] ?? 0;
          return `stammtisch_${name}_bucket{le="${end}"} ${below}\n`;
        });
        const end = `stammtisch_${name}_bucket{le="+Inf"} ${count}\nstammtisch_${name}_sum ${sum}\nstammtisch_${name}_count ${count}\n`;
        return head(name, help, 'histogram') + lines.join('') + end;
      });
      return {
        observe(seconds) {
          const place = BUCKETS.findIndex((end) => seconds <= end);
          if (place >= 0) counts[place] = (counts[place] ?? 0) + 1;
          count += 1;
          sum += seconds;
        },
      };
    },
    text: () => texts.map((text) => text()).join(''),
  };
}

function head(name: string, help: string, type: string): string {
  return `# HELP stammtisch_${name} ${help}\n# TYPE stammtisch_${name} ${type}\n`;
}

function escape(value: string): string {
  return value.replaceAll('\\', '\\\\').replaceAll('"', '\\"').replaceAll('\n', '\\n');
}
