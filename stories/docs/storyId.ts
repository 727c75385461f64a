/** Returns the prefix of the ids of a file's stories. @param path of the story file, from the root */
export const storyId = (path: string): string => path.toLowerCase().replace(/^stories\//, '').replace(/\.stories\.tsx$/, '').replaceAll('/', '-');

/** Returns the suffix of the id of one story. @param name of the story's export */
export const stateId = (name: string): string => name.replaceAll(/(?<=[a-z\d])(?=[A-Z])/g, '-').toLowerCase();
