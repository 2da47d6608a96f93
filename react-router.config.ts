import type { Config } from '@react-router/dev/config';
import { bundleShop } from './tools/bundle/shop.ts';

export default { appDirectory: 'src/web', buildDirectory: 'build', ssr: true, buildEnd: bundleShop } satisfies Config;
