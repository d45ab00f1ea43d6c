import process from 'node:process';
import { EXIT } from './command.ts';
import { nodeIo } from './node-io.ts';
import { runCommandLine } from './run.ts';

const io = nodeIo();
const exit = await runCommandLine(process.argv.slice(2), io);
const { failure } = io.out;
if (failure !== null) {
  io.err.write(`schafkopf: ${failure.message}\n`);
  await io.err.flush();
}
process.exitCode = failure === null ? exit : EXIT.refused;
