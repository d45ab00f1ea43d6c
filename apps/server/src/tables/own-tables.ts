import { readName } from '@stammtisch/protocol';
import { isHere, isNameTaken, memberOfPerson } from '@stammtisch/table';
import { forgetLines, writtenAt } from './chat.ts';
import { tablesIn, type People } from './people.ts';
import type { TableHost } from './table-host.ts';
import type { World } from './world.ts';

/** A line of chat with its table, and when it was written; milliseconds since 1970. */
export interface WrittenLine {
  readonly table: string;
  readonly at: number;
  readonly text: string;
}

/** The tables where a person is or was, as far as their evenings are not over. */
export interface OwnTables {
  /**
   * Whether a name would be that of somebody else at a table where the person is already. A person has one name everywhere: who takes another one
   * elsewhere must not be taken for a neighbour here.
   */
  readonly isTaken: (person: string, name: string) => Promise<boolean>;
  /** Tables at which a person sits or waits now, the newest first. */
  readonly openTables: (person: string) => Promise<readonly string[]>;
  /** What a person wrote to others at evenings that are not over. */
  readonly written: (person: string) => Promise<readonly WrittenLine[]>;
  /** Takes the words out of what a person wrote to others. */
  readonly forgetWritten: (person: string) => Promise<void>;
}

/** So many tables of a person are looked at for what is open. */
const MOST_OWN = 20;

/** @param hostIfReadable a table; `null` if there is none, or none that can be read */
export function ownTablesOf(
  world: World,
  people: Pick<People, 'entries' | 'load' | 'nameOf'>,
  hostIfReadable: (code: string) => Promise<TableHost | null>,
): OwnTables {
  /** The tables where a person opened or sat down last, the newest first. */
  async function lastTables(person: string): Promise<readonly TableHost[]> {
    const codes = tablesIn(await people.entries(person));
    const hosts = await Promise.all(codes.slice(0, MOST_OWN).map(hostIfReadable));
    return hosts.filter((one) => one !== null).filter((one) => one.evening().phase !== 'closed');
  }

  async function tablesWhereHere(person: string): Promise<readonly TableHost[]> {
    return (await lastTables(person)).filter(({ evening }) => {
      const member = memberOfPerson(evening(), person);
      return member !== null && isHere(evening(), member);
    });
  }

  return {
    async isTaken(person, typed) {
      const name = readName(typed);
      if (name === null || (await people.load(person)) === name) return false;
      return (await tablesWhereHere(person)).some((one) => isNameTaken(one.evening(), person, name, people.nameOf));
    },
    async openTables(person) {
      return (await tablesWhereHere(person)).map(({ code }) => code);
    },
    async written(person) {
      const lines = (await lastTables(person)).map(async ({ code, evening }) => {
        const member = memberOfPerson(evening(), person)?.member;
        return (await writtenAt(world, code)).flatMap((line) =>
          line.member === member && line.text !== '' ? [{ table: code, at: line.at, text: line.text }] : [],
        );
      });
      return (await Promise.all(lines)).flat();
    },
    async forgetWritten(person) {
      for (const { code, evening } of await lastTables(person)) {
        const member = memberOfPerson(evening(), person)?.member;
        if (member !== undefined) await forgetLines(world, code, member);
      }
    },
  };
}
