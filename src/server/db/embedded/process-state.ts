// Is a process id still the process we mean? A killed process may stay as a zombie (containers reap late) and a restarted
// container hands out old numbers again, so "the id exists" proves nothing.
import { execFile } from 'node:child_process';
import { readFile, readlink } from 'node:fs/promises';
import { promisify } from 'node:util';
import { errorCode } from '#server/db/error-code.ts';

const run = promisify(execFile);

/** Name of the living program behind the id, or undefined when there is none (or only its zombie). */
export async function runningProgram(pid: number): Promise<string | undefined> {
  if (process.platform === 'linux') return linuxProgram(pid);
  if (process.platform === 'win32') return answersSignal(pid) ? 'postgres' : undefined;
  const { stdout } = await run('ps', ['-o', 'stat=,ucomm=', '-p', String(pid)]).catch(() => ({ stdout: '' }));
  const [state, name] = stdout.trim().split(/\s+/);
  return state === undefined || state.startsWith('Z') ? undefined : name;
}

/** True when the id belongs to a postgres that works in this data directory. */
export async function isPostmasterOf(pid: number, clusterDir: string): Promise<boolean> {
  if ((await runningProgram(pid)) !== 'postgres') return false;
  if (process.platform !== 'linux') return true;
  // The postmaster makes the data directory its working directory; unreadable means another user's process, decided by name.
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
