import { createHash } from 'node:crypto';
import { ThemeProvider } from '@mui/material/styles';
import { renderToString } from 'react-dom/server';
import { afterEach, expect, test, vi } from 'vitest';
import { DEFAULT_SETTINGS } from '../../src/contract/defaultPrivateSettings';
import { createSiteTheme } from '../../src/theme/theme';
import { contentPolicy } from '../../server/http/securityHeaders';
import { GREEN_LOOK } from '../../stories/fixtures/looks';

afterEach(() => vi.unstubAllGlobals());

test.each([['a new installation', DEFAULT_SETTINGS.look], ['another look', GREEN_LOOK]])("the content security policy allows the Data Grid's style element (%s)", async (_, look) => {
  // The grid's style depends on the browser's support of `color-mix`, which it checks when it is loaded.
  vi.stubGlobal('CSS', { supports: () => true });
  const { DataGrid } = await import('@mui/x-data-grid');
  const html = renderToString(
    <ThemeProvider theme={createSiteTheme(look)} defaultMode="system" noSsr>
      <DataGrid rows={[]} columns={[]} />
    </ThemeProvider>,
  );
  const [, style = ''] = /<style[^>]*>(\.MuiDataGridVariables[^<]*)<\/style>/.exec(html) ?? [];
  expect(contentPolicy({})).toContain(createHash('sha256').update(style).digest('base64'));
});
