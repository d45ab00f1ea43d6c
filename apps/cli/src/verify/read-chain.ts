import { startPublicChain, type PublicChain } from '@stammtisch/fairdeal';
import { fairDealProblemText, writtenLanguage } from '@stammtisch/texts';
import type { Call } from '../command.ts';
import { readLines } from '../lines/read-lines.ts';
import { fileProblem, isSystemError } from '../lines/file-problem.ts';

/** The chain of all deals of a server from a file, line by line; says what is wrong and gives `bad` if it is none. */
export async function readChain({ io, language }: Call, file: string): Promise<PublicChain | 'bad'> {
  const chain = startPublicChain();
  try {
    for await (const lines of readLines(io.openFile(file))) {
      for (const { text } of lines) {
        const problem = text?.trim() === '' ? null : chain.add(parsed(text));
        if (problem === null) continue;
        io.err.write(`${file}: ${fairDealProblemText(problem, language)}\n`);
        await io.err.flush();
        return 'bad';
      }
    }
    return chain;
  } catch (error) {
    if (!isSystemError(error)) throw error;
    io.err.write(`schafkopf verify: ${file}: ${fileProblem(error)[writtenLanguage(language)]}\n`);
    await io.err.flush();
    return 'bad';
  }
}

/** A line that is no JSON is no entry either. */
function parsed(text: string | null): unknown {
  if (text === null) return null;
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return null;
  }
}
