declare module 'virtual:coverage' {
  /** `Coverage` of `tests/storyCoverage.ts`, read when the Storybook starts. */
  export const coverage: readonly { room: string; name: string; id: string; states: readonly string[]; tests: number; pictures: number; exempt: string | null }[];
}
