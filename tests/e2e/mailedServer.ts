import { startMailServer, type MailServer } from '../server/mailServer';
import { test as base } from './fixtures';
import { replaceInventedFacts } from './houseFacts';
import { logIn } from './owner';
import { startServer } from './server';

/** Playwright's `test` with a server whose mails arrive at a real mail server. */
export const test = base.extend<object, { provider: MailServer }>({
  /** Mail server of the owner's email provider. */
  provider: [
    async ({}, provide) => {
      const provider = await startMailServer();
      await provide(provider);
      await provider.close();
    },
    { scope: 'worker' },
  ],
  server: [
    async ({ provider }, provide) => {
      const server = await startServer({ env: { SMTP_URL: provider.url } });
      await replaceInventedFacts(await logIn(server.url, server.admin));
      await provide(server);
      await server.stop();
    },
    { scope: 'worker' },
  ],
});

export { expect } from './fixtures';
