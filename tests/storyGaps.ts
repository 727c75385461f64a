/* `npm run stories:coverage`: lists components without a story or without controls, and states without a story. */
import { readTree } from './architecture/tree.ts';
import { missingControls } from './storyControls.ts';
import { missingStories } from './storyCoverage.ts';
import { missingStates } from './storyStates.ts';

const tree = readTree('src', 'server', 'stories');
const missing = [...missingStories(tree), ...missingStates(tree), ...missingControls(tree)];
console.info(missing.length === 0 ? 'Nothing is missing.' : missing.join('\n'));
process.exitCode = missing.length === 0 ? 0 : 1;
