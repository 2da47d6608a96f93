// npm start: from a fresh clone to the running shop.
import { ensureBuilt } from './build.mjs';
import { run } from './child.mjs';
import { ensureInstalled } from './install.mjs';
import { node, settings, shopCompiled, shopMemory, shopOptions, stopOnOldNode } from './project.mjs';
import { withSetupLock } from './setup-lock.mjs';

stopOnOldNode();
try {
  await withSetupLock(async () => {
    await ensureInstalled();
    await ensureBuilt();
  });
  const { code } = await run(node, [...settings, ...shopOptions, 'build/shop/main.js'], {
    env: { ...shopMemory, ...shopCompiled, ...process.env, NODE_ENV: 'production' },
  });
  process.exitCode = code;
} catch (error) {
  console.error(error.message);
  process.exitCode = 1;
}
