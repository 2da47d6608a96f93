// Whether a process id still belongs to the process we mean. A killed process may remain as a zombie (containers reap late) and a restarted
// container reuses old numbers, so "the id exists" proves nothing.
import { execFile } from 'node:child_process';
import { readFile, readlink } from 'node:fs/promises';
import { promisify } from 'node:util';
import { errorCode } from '#server/db/error-code.ts';

const run = promisify(execFile);

/** Name of the living program with that id, or undefined if there is none (or only its zombie). */
export async function runningProgram(pid: number): Promise<string | undefined> {
  if (process.platform === 'linux') return linuxProgram(pid);
  if (process.platform === 'win32') return answersSignal(pid) ? 'postgres' : undefined;
  const { stdout } = await run('ps', ['-o', 'stat=,ucomm=', '-p', String(pid)]).catch(() => ({ stdout: '' }));
  const [state, name] = stdout.trim().split(/\s+/);
  return state === undefined || state.startsWith('Z') ? undefined : name;
}

/** True if the id belongs to a postgres that works in this data directory. */
export async function isPostmasterOf(pid: number, clusterDir: string): Promise<boolean> {
  if ((await runningProgram(pid)) !== 'postgres') return false;
  if (process.platform !== 'linux') return true;
  // The postmaster's working directory is the data directory; if unreadable, it is another user's process, and the name decides.
  const workingDir = await readlink(`/proc/${pid}/cwd`).catch(() => clusterDir);
  return workingDir === clusterDir;
}

async function linuxProgram(pid: number): Promise<string | undefined> {
  const stat = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => '');
  const match = /^\d+ \((?<name>.*)\) (?<state>\S)/s.exec(stat);
  const state = match?.groups?.['state'];
  return state === undefined || state === 'Z' || state === 'X' ? undefined : match?.groups?.['name'];
}

function answersSignal(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return errorCode(error) === 'EPERM';
  }
}
