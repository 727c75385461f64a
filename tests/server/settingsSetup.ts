import type { PublicSettings, Settings, SettingsPart } from '../../src/contract/settings';
import type { SettingsVersion, StoredSettingsPart } from '../../src/contract/settingsEndpoints';
import { setupSelfService, type SelfServiceSetup } from './selfServiceSetup';
import type { TestOptions } from './testServer';

export interface SettingsSetup extends SelfServiceSetup {
  /** Reads one part as the owner. */
  part: <Part extends SettingsPart>(part: Part) => Promise<StoredSettingsPart<Part>>;
  /** Saves one part as the owner, with the given version or without a lock. */
  save: (part: SettingsPart, value: unknown, version?: number) => Promise<Response>;
  /** Replaces some fields of a part's current value. */
  update: <Part extends SettingsPart>(part: Part, changes: Partial<Settings[Part]>) => Promise<void>;
  versions: (part: SettingsPart) => Promise<SettingsVersion[]>;
  /** Reads the public settings as a visitor. */
  publicSettings: () => Promise<PublicSettings>;
}

/** Sets up a server whose owner changes the settings, and whose customers send requests. */
export async function setupSettings(options: TestOptions = {}): Promise<SettingsSetup> {
  const scene = await setupSelfService(options);
  const { server, owner } = scene;
  const json = async <Body>(path: string): Promise<Body> => (await (await server.call('GET', path, { headers: owner })).json()) as Body;
  const part: SettingsSetup['part'] = (name) => json(`/api/settings/${name}`);
  const save: SettingsSetup['save'] = (name, value, version) =>
    server.call('PUT', `/api/settings/${name}`, { headers: { ...owner, ...(version === undefined ? {} : { 'if-match': `"${version}"` }) }, body: value });
  return {
    ...scene,
    part,
    save,
    async update(name, changes) {
      const { value } = await part(name);
      const { status } = await save(name, { ...value, ...changes });
      if (status !== 200) throw new Error(`${name} was rejected with ${status}`);
    },
    versions: (name) => json(`/api/settings/${name}/versions`),
    publicSettings: async () => (await (await server.call('GET', '/api/settings')).json()) as PublicSettings,
  };
}
