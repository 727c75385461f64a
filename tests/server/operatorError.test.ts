import { expect, test } from 'vitest';
import { DatabaseBusyError } from '../../server/db/sqlite';
import { explain, OperatorError } from '../../server/operatorError';

const withCode = (code: string) => Object.assign(new Error('technical words'), { code });

test.each([
  [new OperatorError('PORT must be a number.'), 'PORT must be a number.'],
  [new DatabaseBusyError('Another Boucane already runs on ./data'), 'Another Boucane already runs'],
  [withCode('EADDRINUSE'), 'set PORT'],
  [withCode('EACCES'), 'the owner of DATA_DIR'],
  [withCode('ECONNREFUSED'), 'check DATABASE_URL'],
  [withCode('28P01'), 'refuses the password'],
  [withCode('3D000'), 'create it'],
  [withCode('ERR_PARSE_ARGS_UNKNOWN_OPTION'), 'technical words'],
  [Object.assign(new Error('file is not a database'), { errcode: 26 }), 'restore a backup'],
  [Object.assign(new Error('disk image is malformed'), { errcode: 11 }), 'restore a backup'],
  [Object.assign(new Error('full'), { errcode: 13 }), 'The disk is full.'],
])('an operator error is printed as a sentence without a stack trace (%s)', (error, message) => {
  const output = explain(error);
  expect(output).toContain(message);
  expect(output).not.toMatch(/\n\s+at /);
});

test('an unexpected error is printed with its stack trace', () => {
  expect(explain(new TypeError('x is not a function'))).toMatch(/\n\s+at /);
});
