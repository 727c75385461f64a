/** Case of the hardening suite: `tests/hardening/<script>.ts`. */
export interface Case {
  /** Number of the case in the programme. */
  number: number;
  script: string;
  title: string;
  /** Threats that the case guards against, see the table in the docs. */
  threats: readonly string[];
  /** Tests that `npm test` runs as this case's short form. The script runs them with more rounds. */
  elsewhere?: readonly string[];
  /** The case has no short form, because it takes minutes or needs the machine to itself. */
  longOnly?: true;
}

export const CASES: readonly Case[] = [
  { number: 1, script: 'killedWhileBooking', title: 'The server is killed while it books', threats: ['N1', 'N22'] },
  { number: 2, script: 'databaseRestarts', title: 'PostgreSQL is killed and restarted under load', threats: ['N1', 'N20'] },
  { number: 3, script: 'steadyLoad', title: 'A quarter of an hour of steady load', threats: [], longOnly: true },
  { number: 4, script: 'peakLoad', title: 'Peak and overload', threats: [], longOnly: true },
  { number: 5, script: 'fullDisk', title: 'The disk is full', threats: ['N1'] },
  { number: 6, script: 'badMailServer', title: 'The mail server is slow, failing, dying', threats: ['N10', 'N19'], elsewhere: ['tests/server/mailStorm.test.ts', 'tests/server/mailOutbox.test.ts', 'tests/server/mailWorkers.test.ts'] },
  { number: 7, script: 'badMaps', title: 'The map services are bad', threats: ['N9', 'N19'], elsewhere: ['tests/server/maps.test.ts', 'tests/server/mapsFailures.test.ts'] },
  { number: 8, script: 'sameBookingTwice', title: 'One intent, one booking, through the API', threats: ['N2'], elsewhere: ['tests/server/idempotency.test.ts', 'tests/server/dayCapacity.test.ts'] },
  { number: 9, script: 'doubleSubmit', title: 'One intent, one booking, through the form', threats: ['N2'] },
  { number: 10, script: 'cutWhileSending', title: 'The line is cut while a booking is sent', threats: ['N2', 'N16'] },
  { number: 11, script: 'authorizationMatrix', title: 'Every call, every actor', threats: ['N4', 'N5'], elsewhere: ['tests/server/authorization.test.ts', 'tests/server/protocol.test.ts'] },
  { number: 12, script: 'massAssignment', title: 'Fields that nobody may set', threats: ['N6'], elsewhere: ['tests/server/massAssignment.test.ts', 'tests/server/users.test.ts'] },
  { number: 13, script: 'priceAuthority', title: 'The server alone says the price', threats: ['N3'], elsewhere: ['tests/server/priceAuthority.test.ts'] },
  { number: 14, script: 'sessions', title: 'Sessions and the first administrator', threats: ['N11', 'N21'], elsewhere: ['tests/server/sessions.test.ts', 'tests/server/auth.test.ts', 'tests/server/member.test.ts'] },
  { number: 15, script: 'bruteForce', title: 'Guessing, and the limits on it', threats: ['N7', 'N12', 'N20'], elsewhere: ['tests/server/rateLimits.test.ts', 'tests/server/registration.test.ts'] },
  { number: 16, script: 'resetLinks', title: 'Links to reset a password', threats: ['N7', 'N13'], elsewhere: ['tests/server/passwordReset.test.ts', 'tests/server/securityHeaders.test.ts'] },
  { number: 17, script: 'hostileStrings', title: 'Hostile strings in every field', threats: ['N8'], elsewhere: ['tests/server/catalogueHostile.test.ts', 'tests/server/hostileText.test.ts', 'tests/e2e/adminHostile.spec.ts'] },
  { number: 18, script: 'headersAndPolicies', title: 'Content policy, Trusted Types, headers', threats: ['N8', 'N14'] },
  { number: 19, script: 'accessibility', title: 'axe finds nothing on any page', threats: [] },
  { number: 20, script: 'consentCensus', title: 'What is asked, kept and stored for each choice of consent', threats: ['N15'] },
  { number: 21, script: 'corruptStorage', title: 'What a browser has kept is corrupt', threats: [] },
  { number: 22, script: 'thirdPartiesBlocked', title: 'Third parties do not answer', threats: ['N19'] },
  { number: 23, script: 'fuzz', title: 'Every call fed with nonsense', threats: [] },
  { number: 24, script: 'supplyChain', title: 'Packages, secrets, canaries', threats: ['N17'] },
  { number: 25, script: 'tenThousandRows', title: 'Ten thousand of each', threats: [], longOnly: true },
  { number: 26, script: 'twoServers', title: 'Two servers on one PostgreSQL', threats: ['N1', 'N12'] },
  { number: 27, script: 'pageWriting', title: 'Two hundred pages are written while others ask', threats: [], elsewhere: ['tests/server/prerenderer.test.ts', 'tests/server/workerRenderer.test.ts'] },
  { number: 28, script: 'costlyBodies', title: 'Bodies that take the server long', threats: [] },
  { number: 29, script: 'erasedPeople', title: 'Who was erased is found in no table and no file', threats: [], elsewhere: ['tests/server/erasing.test.ts', 'tests/server/inboxErasing.test.ts'] },
  { number: 30, script: 'strangersMailbox', title: 'Words that reach a mailbox nobody has proven', threats: ['N10'], elsewhere: ['tests/server/strangersMailbox.test.ts'] },
  { number: 31, script: 'unshowableFields', title: 'Fields that are taken and cannot be shown', threats: [], elsewhere: ['tests/server/unshowable.test.ts', 'tests/server/reminders.test.ts', 'tests/server/seatWaitingList.test.ts'] },
  { number: 32, script: 'agreements', title: 'A yes is one yes, to what was proposed', threats: ['N3', 'N6', 'N25'] },
];

/** Returns the test files that cover a case in another step. @throws Error for a case that has none */
export function filesOf(script: string): readonly string[] {
  const files = CASES.find((one) => one.script === script)?.elsewhere;
  if (!files) throw new Error(`${script} is proven by its own script alone`);
  return files;
}
