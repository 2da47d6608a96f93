// Child processes in the foreground: output is passed through, signals are passed on, and no child is left behind on exit.
import { spawn } from 'node:child_process';
import { constants } from 'node:os';
import { root, withTools } from './project.mjs';

const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'];

/**
 * Runs a command to its end and returns its exit code, 128 + n after signal n.
 * A signal to this process is passed to the child; `interrupted` tells that there was one.
 */
export async function run(command, args, { env = process.env } = {}) {
  const child = spawn(command, args, { cwd: root, env: withTools(env), stdio: 'inherit', shell: process.platform === 'win32' });
  let interrupted = false;
  const passOn = (signal) => {
    interrupted = true;
    // A closed terminal is handled like any other orderly end.
    child.kill(signal === 'SIGHUP' ? 'SIGTERM' : signal);
  };
  for (const signal of SIGNALS) process.on(signal, passOn);
  try {
    const code = await new Promise((resolve, reject) => {
      child.once('error', reject);
      child.once('close', (exitCode, signal) => resolve(exitCode ?? 128 + constants.signals[signal]));
    });
    return { code, interrupted };
  } finally {
    for (const signal of SIGNALS) process.off(signal, passOn);
  }
}

/** Runs a step that is required for all others; exits this process if it fails. */
export async function runOrExit(command, args, options) {
  const { code, interrupted } = await run(command, args, options);
  if (interrupted) process.exit(code || 130);
  if (code === 0) return;
  throw new Error(`${command} ${args.join(' ')} failed with exit code ${code}`);
}
