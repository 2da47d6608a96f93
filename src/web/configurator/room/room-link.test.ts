import { describe, expect, it } from 'vitest';
import { roomViewer, sceneViewerLink } from './room-link.ts';

describe('the viewer in the room', () => {
  it.each([
    ['Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Version/18.0 Mobile Safari/604.1', true, 'quick-look'],
    ['Mozilla/5.0 (Linux; Android 15; Pixel 9) Chrome/140.0 Mobile Safari/537.36', false, 'scene-viewer'],
    ['Mozilla/5.0 (X11; Linux x86_64) Chrome/140.0 Safari/537.36', false, null],
    ['Mozilla/5.0 (Macintosh; Intel Mac OS X 14_0) Version/18.0 Safari/605.1', false, null],
  ])('of %s', (userAgent, opensAr, viewer) => {
    expect(roomViewer(userAgent, opensAr)).toBe(viewer);
  });

  it('gets the whole address of the model, and a way back for phones without the app', () => {
    const file = 'https://kistenwerk.example/api/configurator/export/HK_0001?format=glb&values=%7B%22length%22%3A1200%7D';
    const link = sceneViewerLink({ file, title: 'Kiste & Co; #1', back: 'https://kistenwerk.example/products/HK_0001?length=1200' });
    const [intent = '', ...parts] = link.split('#Intent;');
    expect(parts).toHaveLength(1);
    const { searchParams } = new URL(intent.replace('intent:', 'https:'));
    expect(searchParams.get('file')).toBe(file);
    expect(searchParams.get('title')).toBe('Kiste & Co; #1');
    expect(searchParams.get('resizable')).toBe('false');
    expect(parts[0]?.split(';')).toEqual([
      'scheme=https',
      'package=com.google.android.googlequicksearchbox',
      'action=android.intent.action.VIEW',
      'S.browser_fallback_url=https%3A%2F%2Fkistenwerk.example%2Fproducts%2FHK_0001%3Flength%3D1200',
      'end',
      '',
    ]);
  });
});
