// npm run dev: the shop with live reload; pages are updated in place, a change of the server's code restarts it.
import { run } from './child.mjs';
import { ensureInstalled } from './install.mjs';
import { node, settings, stopOnOldNode } from './project.mjs';
import { withSetupLock } from './setup-lock.mjs';

// The bundler loads React Router's development build; without this condition Node would load a second copy of it.
const OPTIONS = [...settings, '--conditions=development', '--watch', '--watch-preserve-output'];

stopOnOldNode();
try {
  await withSetupLock(ensureInstalled);
  const { code } = await run(node, [...OPTIONS, 'src/server/main.ts'], { env: { ...process.env, NODE_ENV: 'development' } });
  process.exitCode = code;
} catch (error) {
  console.error(error.message);
  process.exitCode = 1;
}
