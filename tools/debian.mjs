/** Installs Debian's packages where we may: as root, on Debian. Elsewhere a person is told what to do. */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { run } from './project.mjs';

/** Whether this is a Debian on which we may install. */
export function mayInstall() {
  return process.getuid?.() === 0 && existsSync('/etc/debian_version');
}

/** @param {...string} args */
export function aptGet(...args) {
  return run('apt-get', ['-qq', ...args], { DEBIAN_FRONTEND: 'noninteractive' }, ['ignore', 'ignore', 'inherit']);
}

/** PostgreSQL and strace for tests of the server; where they are missing and cannot be had, these tests say that they are left out. */
export async function installForServer() {
  const missing = [
    existsSync('/usr/lib/postgresql') ? [] : ['postgresql-common', 'postgresql'],
    existsSync('/usr/bin/strace') ? [] : ['strace'],
  ].flat();
  if (missing.length === 0 || !mayInstall() || (await aptGet('update')) !== 0) return;
  for (const name of missing) {
    console.log(`Installing the Debian package "${name}" for the tests of the server …`);
    await aptGet('install', '-y', '--no-install-recommends', name);
    // We start a PostgreSQL of our own; without this Debian would start one for the whole machine.
    if (name === 'postgresql-common') keepPostgresFromStarting();
  }
}

function keepPostgresFromStarting() {
  const file = '/etc/postgresql-common/createcluster.conf';
  if (existsSync(file)) writeFileSync(file, `${readFileSync(file, 'utf8')}\ncreate_main_cluster = false\n`);
}
