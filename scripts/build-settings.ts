import { writeFileSync } from 'node:fs';
import { buildSettings, buildSettingsFile } from '#server/build/build-settings.ts';

// The last step of a build: the start builds anew when another address or endpoint is set.
writeFileSync(buildSettingsFile, buildSettings(process.env));
