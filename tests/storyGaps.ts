/* `npm run stories:missing`: what has no story, and which states no story shows. */
import { readTree } from './architecture/tree.ts';
import { missingStories } from './storyCoverage.ts';
import { missingStates } from './storyStates.ts';

const tree = readTree('src', 'server', 'stories');
const missing = [...missingStories(tree), ...missingStates(tree)];
console.info(missing.length === 0 ? 'Every component has its story, and every state that its code speaks of.' : missing.join('\n'));
process.exitCode = missing.length === 0 ? 0 : 1;
