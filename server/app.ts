import { Hono } from 'hono';
import { ENDPOINTS } from '../src/contract/endpoints';
import { isRequestKind, REQUEST_KINDS } from '../src/contract/memberRequest';
import { CATALOGUE_NAMES } from '../src/contract/resources';
import { RESERVATION_ENDPOINTS, seatEndpoints } from '../src/contract/seatEndpoints';
import { SEAT_KINDS } from '../src/contract/seats';
import { SETTINGS_PARTS } from '../src/contract/settings';
import { settingsEndpoints } from '../src/contract/settingsEndpoints';
import { handleError } from './http/errorHandler';
import { API_ROOT, createApi } from './http/api';
import { assertAllRoutesDeclared, rateLimitAndShedLoad, requestLogger, notFoundOrMethodNotAllowed } from './http/middleware';
import { conditional } from './http/conditional';
import { describeApi, OPENAPI } from './http/openapi';
import { servePictures } from './pictures/servePictures';
import { servePage } from './prerender/servePage';
import { mountSearchEngines } from './prerender/searchEngines';
import { createRateLimits } from './http/rateLimits';
import { mountLook } from './look/serveLook';
import { withSecurityHeaders } from './http/securityHeaders';
import { mountSite } from './http/site';
import type { AppDependencies } from './dependencies';
import { AUDIT_ENDPOINT, readAudit } from './routes/audit';
import { forgotPassword, login, logout, register, resetPassword, setup, verify } from './routes/auth';
import { changeAvailability, readAvailability } from './routes/availability';
import { createBooking, listAllBusyDays } from './routes/bookings';
import { listCatalogue, listEndpoint, readCatalogue, readEndpoint } from './routes/catalogue';
import { backfillContent, changeEndpoint, updateResource, createEndpoint, createResource, removeEndpoint, removeResource, restoreEndpoint, restoreRemoved } from './routes/catalogueWrites';
import { createDataExport, importData, readDataExport, readImportState } from './routes/dataTransfer';
import { sendContactMessage } from './routes/contact';
import { health, ready } from './routes/health';
import { handleRequestAction, countRequests, exportRequests, eraseOneRequest, confirmRequestDate, listRequests, moveRequest, noteRequest, readOneRequest } from './routes/inbox';
import { askDate, changeDiets, changeGuests, previewGuests, readManaged, withdraw } from './routes/selfService';
import { previewMail, sendMailPreview } from './routes/mailPreviews';
import { copyMail, countAllMails, listAllMails, readMail, retryMail } from './routes/mails';
import { changeMailServer, readMailServer, removeMailServer, testMailServer } from './routes/mailServer';
import { answerMessage, countAllMessages, eraseOneMessage, listAllMessages, markMessage, readOneMessage } from './routes/messages';
import { makeFeed, readCalendarFeed, readFeedState, revokeFeed } from './routes/calendarFeed';
import { respondWithMaps } from './routes/maps';
import { changePassword, changeProfile, eraseMember, readMemberData, readProfile } from './routes/member';
import { askEndpoint, askFor, listOwn } from './routes/memberRequests';
import { readOverview } from './routes/overview';
import { addPicture, changePicture, listAllPictures, listGallery, readPicture, removePicture } from './routes/pictures';
import { readPreparation } from './routes/preparation';
import { handleGroupAction, handleReservationAction, addGroup, askForSeats, countSeats, listAttendance, readReservation } from './routes/seats';
import { acceptFlaggedSubmission, listAllFlaggedSubmissions, removeFlaggedSubmission } from './routes/flaggedSubmissions';
import { changeSettingsPart, listSettingsVersions, readPublicSettings, readSettingsPart } from './routes/settings';
import { listTextVersions } from './routes/textVersions';
import { removeSamples } from './routes/samples';
import { orderTrainings, TRAINING_ORDER } from './routes/trainingOrder';
import { changeUser, createUser, listUsers, readUser, removeUser, restoreUser, USER_ENDPOINTS } from './routes/users';

/**
 * Builds the whole server as one app: the API under `/api`, and the site under all other paths.
 * @throws Error when a route does not declare its access rule
 */
export function createApp(parts: AppDependencies): Hono {
  const { config, database, log, pages, pressure, site } = parts;
  const app = new Hono();
  const limits = createRateLimits(database.pool, config.rateLimitScale);

  app.onError(handleError(log));
  app.use(withSecurityHeaders({ publicUrl: config.publicUrl, ...site }));
  app.use(`${API_ROOT}/*`, requestLogger(log), rateLimitAndShedLoad(limits, config, pressure));

  const api = createApi(app, parts, limits);
  for (const name of CATALOGUE_NAMES) {
    api.mount(listEndpoint(name), listCatalogue(parts, name));
    api.mount(readEndpoint(name), readCatalogue(parts, name));
    // Events and trainings can also be requested by members, so their POST route is mounted separately.
    if (!isRequestKind(name)) api.mount(createEndpoint(name), createResource(parts, name), 201);
    api.mount(changeEndpoint(name), updateResource(parts, name));
    api.mount(removeEndpoint(name), removeResource(parts, name));
    api.mount(restoreEndpoint(name), restoreRemoved(parts, name));
  }
  api.mount(ENDPOINTS.login, login(parts, limits));
  api.mount(ENDPOINTS.verify, verify(parts));
  api.mount(ENDPOINTS.register, register(parts, limits));
  api.mount(ENDPOINTS.forgotPassword, forgotPassword(parts, limits));
  api.mount(ENDPOINTS.resetPassword, resetPassword(parts, limits));
  api.mount(ENDPOINTS.logout, logout(parts));
  api.mount(ENDPOINTS.setup, setup(parts, limits));
  api.mount(ENDPOINTS.readProfile, readProfile(parts));
  api.mount(ENDPOINTS.changeProfile, changeProfile(parts, limits));
  api.mount(ENDPOINTS.changePassword, changePassword(parts, limits));
  api.mount(ENDPOINTS.readMemberData, readMemberData(parts));
  api.mount(ENDPOINTS.eraseMember, eraseMember(parts, limits));
  api.mount(USER_ENDPOINTS.list, listUsers(parts));
  api.mount(USER_ENDPOINTS.create, createUser(parts), 201);
  api.mount(USER_ENDPOINTS.read, readUser(parts));
  api.mount(USER_ENDPOINTS.change, changeUser(parts));
  api.mount(USER_ENDPOINTS.remove, removeUser(parts));
  api.mount(USER_ENDPOINTS.restore, restoreUser(parts));
  api.mount(TRAINING_ORDER, orderTrainings(parts));
  api.mount(ENDPOINTS.listTextVersions, listTextVersions(parts));
  api.mount(ENDPOINTS.contentBackfill, backfillContent(parts));
  api.mount(ENDPOINTS.createBooking, createBooking(parts, limits), 201);
  for (const kind of REQUEST_KINDS) api.mount(askEndpoint(kind), askFor(parts, limits, kind), 201);
  api.mount(ENDPOINTS.listOwnRequests, listOwn(parts));
  api.mount(ENDPOINTS.listBookings, listRequests(parts));
  api.mount(ENDPOINTS.exportBookings, exportRequests(parts));
  api.mount(ENDPOINTS.countBookings, countRequests(parts));
  api.mount(ENDPOINTS.listBusyDays, listAllBusyDays(parts));
  api.mount(ENDPOINTS.readBooking, readOneRequest(parts));
  api.mount(ENDPOINTS.actOnBooking, handleRequestAction(parts));
  api.mount(ENDPOINTS.moveBooking, moveRequest(parts));
  api.mount(ENDPOINTS.keepBookingDate, confirmRequestDate(parts));
  api.mount(ENDPOINTS.noteBooking, noteRequest(parts));
  api.mount(ENDPOINTS.eraseBooking, eraseOneRequest(parts));
  api.mount(ENDPOINTS.readManaged, readManaged(parts, limits));
  api.mount(ENDPOINTS.previewGuests, previewGuests(parts, limits));
  api.mount(ENDPOINTS.changeGuests, changeGuests(parts, limits));
  api.mount(ENDPOINTS.askDate, askDate(parts, limits));
  api.mount(ENDPOINTS.changeDiets, changeDiets(parts, limits));
  api.mount(ENDPOINTS.withdraw, withdraw(parts, limits));
  api.mount(AUDIT_ENDPOINT, readAudit(parts));
  api.mount(ENDPOINTS.listMail, listAllMails(parts));
  api.mount(ENDPOINTS.countMail, countAllMails(parts));
  api.mount(ENDPOINTS.readMail, readMail(parts));
  api.mount(ENDPOINTS.retryMail, retryMail(parts));
  api.mount(ENDPOINTS.copyMail, copyMail(parts));
  api.mount(ENDPOINTS.listMessages, listAllMessages(parts));
  api.mount(ENDPOINTS.countMessages, countAllMessages(parts));
  api.mount(ENDPOINTS.readMessage, readOneMessage(parts));
  api.mount(ENDPOINTS.answerMessage, answerMessage(parts));
  api.mount(ENDPOINTS.markMessage, markMessage(parts));
  api.mount(ENDPOINTS.eraseMessage, eraseOneMessage(parts));
  api.mount(ENDPOINTS.readMailServer, readMailServer(parts));
  api.mount(ENDPOINTS.changeMailServer, changeMailServer(parts));
  api.mount(ENDPOINTS.removeMailServer, removeMailServer(parts));
  api.mount(ENDPOINTS.testMailServer, testMailServer(parts, limits));
  api.mount(ENDPOINTS.previewMail, previewMail(parts));
  api.mount(ENDPOINTS.sendMailPreview, sendMailPreview(parts));
  api.mount(ENDPOINTS.readOverview, readOverview(parts));
  api.mount(ENDPOINTS.readAvailability, readAvailability(parts));
  api.mount(ENDPOINTS.changeAvailability, changeAvailability(parts));
  api.mount(ENDPOINTS.readPreparation, readPreparation(parts));
  api.mount(ENDPOINTS.readCalendarFeed, readCalendarFeed(parts));
  api.mount(ENDPOINTS.readFeedState, readFeedState(parts));
  api.mount(ENDPOINTS.makeFeed, makeFeed(parts));
  api.mount(ENDPOINTS.revokeFeed, revokeFeed(parts));
  api.mount(ENDPOINTS.createDataExport, createDataExport(parts));
  api.mount(ENDPOINTS.readDataExport, readDataExport(parts));
  api.mount(ENDPOINTS.readImportState, readImportState(parts));
  api.mount(ENDPOINTS.importData, importData(parts));
  api.mount(ENDPOINTS.listSuspects, listAllFlaggedSubmissions(parts));
  api.mount(ENDPOINTS.acceptSuspect, acceptFlaggedSubmission(parts));
  api.mount(ENDPOINTS.removeSuspect, removeFlaggedSubmission(parts));
  api.mount(ENDPOINTS.listPictures, listAllPictures(parts));
  api.mount(ENDPOINTS.addPicture, addPicture(parts), 201);
  api.mount(ENDPOINTS.readPicture, readPicture(parts));
  api.mount(ENDPOINTS.changePicture, changePicture(parts));
  api.mount(ENDPOINTS.removePicture, removePicture(parts));
  api.mount(ENDPOINTS.listGallery, listGallery(parts));
  api.mount(ENDPOINTS.sendEmail, sendContactMessage(parts, limits));
  api.mount(ENDPOINTS.maps, respondWithMaps(parts, limits));
  for (const kind of SEAT_KINDS) {
    const { read, reserve, list, add, act } = seatEndpoints(kind);
    api.mount(read, countSeats(parts, kind));
    api.mount(reserve, askForSeats(parts, limits, kind), 201);
    api.mount(list, listAttendance(parts, kind));
    api.mount(add, addGroup(parts, kind), 201);
    api.mount(act, handleGroupAction(parts, kind));
  }
  api.mount(RESERVATION_ENDPOINTS.read, readReservation(parts));
  api.mount(RESERVATION_ENDPOINTS.act, handleReservationAction(parts));
  api.mount(ENDPOINTS.removeSamples, removeSamples(parts));
  api.mount(ENDPOINTS.readSettings, readPublicSettings(parts));
  for (const part of SETTINGS_PARTS) {
    const { read, change, versions } = settingsEndpoints(part);
    api.mount(read, readSettingsPart(parts, part));
    api.mount(change, changeSettingsPart(parts, part));
    api.mount(versions, listSettingsVersions(parts, part));
  }
  api.mount(ENDPOINTS.health, health(parts));
  api.mount(ENDPOINTS.ready, ready(parts));
  api.mount(OPENAPI, describeApi(api));

  app.all(`${API_ROOT}/*`, notFoundOrMethodNotAllowed(api));
  app.use('*', conditional);
  app.use('/pictures/*', servePictures(database));
  mountLook(app, parts);
  if (pages) {
    mountSearchEngines(app, pages, config.publicUrl);
    app.use('*', servePage(pages));
  }
  mountSite(app, site);
  assertAllRoutesDeclared(app, api);
  return app;
}
