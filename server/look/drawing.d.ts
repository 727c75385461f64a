/** Drawing of the smoker, as drawingPlugin.ts extracts it. */
declare module 'virtual:drawing' {
  const smoker: string;
  export default smoker;
}
