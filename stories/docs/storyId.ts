/** What the addresses of a file's stories begin with: a file of its folder's name stands for the folder. @param path of the story, from the root */
export const storyId = (path: string): string => path.toLowerCase().replace(/^stories\//, '').replace(/\.stories\.tsx$/, '').replace(/([^/]+)\/\1$/, '$1').replaceAll('/', '-');

/** What the address of one story ends with. @param name of the story in the code */
export const stateId = (name: string): string => name.replaceAll(/(?<=[a-z\d])(?=[A-Z])/g, '-').toLowerCase();
