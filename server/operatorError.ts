/** Something that whoever runs the server can mend; the message is for them, and the stack is not. */
export class OperatorError extends Error {
  override name = 'OperatorError';
}
