import { actsAdminEndpoints } from './admin/acts.ts';
import { adminEndpoints } from './admin/admin.ts';
import { broadcastsAdminEndpoints } from './admin/broadcasts.ts';
import { dialoguesAdminEndpoints } from './admin/dialogues.ts';
import { editingAdminEndpoints } from './admin/editing.ts';
import { lessonsAdminEndpoints } from './admin/lessons.ts';
import { lessonsManyEndpoints } from './admin/lessons-many.ts';
import { rulesAdminEndpoints } from './admin/rules.ts';
import { versionsAdminEndpoints } from './admin/versions.ts';
import { authEndpoints } from './auth.ts';
import { catalogueEndpoints } from './catalogue.ts';
import { dialogueEndpoints } from './dialogues.ts';
import type { BodyInputOf, BodyOf, ParamsOf, QueryInputOf, QueryOf, ResponseOf } from './endpoint.ts';
import { formEndpoints } from './forms.ts';
import { homeEndpoints } from './home.ts';
import { inboxEndpoints } from './inbox.ts';
import { letterEndpoints } from './letters.ts';
import { memoryEndpoints } from './memory.ts';
import { myDataEndpoints } from './my-data.ts';
import { ownWordEndpoints } from './own-words.ts';
import { paymentEndpoints } from './payments.ts';
import { placementEndpoints } from './placement.ts';
import { progressEndpoints } from './progress.ts';
import { quizEndpoints } from './quiz.ts';
import { reportEndpoints } from './reports.ts';
import { rewardEndpoints } from './rewards.ts';
import { ruleEndpoints } from './rules.ts';
import { searchEndpoints } from './search.ts';
import { serviceEndpoints } from './service.ts';
import { settingsEndpoints } from './settings.ts';
import { shareEndpoints } from './share.ts';
import { statsEndpoints } from './stats.ts';
import { soundEndpoints } from './voices/sounds.ts';
import { studioEndpoints } from './voices/studio.ts';
import { uploadEndpoints } from './voices/uploads.ts';
import { voiceEndpoints } from './voices/voice.ts';

/**
 * The table of endpoints: the only definition of the wire format. The server mounts it, the web client uses its types,
 * mocks respond from it, GET /openapi.json is generated from it. Keys are 'METHOD /path' below /api.
 */
export const endpoints = {
  ...authEndpoints,
  ...homeEndpoints,
  ...catalogueEndpoints,
  ...searchEndpoints,
  ...progressEndpoints,
  ...quizEndpoints,
  ...statsEndpoints,
  ...rewardEndpoints,
  ...settingsEndpoints,
  ...myDataEndpoints,
  ...memoryEndpoints,
  ...ownWordEndpoints,
  ...letterEndpoints,
  ...ruleEndpoints,
  ...dialogueEndpoints,
  ...reportEndpoints,
  ...inboxEndpoints,
  ...shareEndpoints,
  ...placementEndpoints,
  ...formEndpoints,
  ...paymentEndpoints,
  ...serviceEndpoints,
  ...voiceEndpoints,
  ...studioEndpoints,
  ...soundEndpoints,
  ...lessonsAdminEndpoints,
  ...lessonsManyEndpoints,
  ...rulesAdminEndpoints,
  ...dialoguesAdminEndpoints,
  ...broadcastsAdminEndpoints,
  ...uploadEndpoints,
  ...adminEndpoints,
  ...actsAdminEndpoints,
  ...editingAdminEndpoints,
  ...versionsAdminEndpoints,
};

export type Endpoints = typeof endpoints;
export type EndpointKey = keyof Endpoints;

export type RequestParams<K extends EndpointKey> = ParamsOf<Endpoints[K]>;
export type RequestQuery<K extends EndpointKey> = QueryOf<Endpoints[K]>;
/** The body as the handler sees it, parsed. */
export type RequestBody<K extends EndpointKey> = BodyOf<Endpoints[K]>;
/** The body as a caller may send it. */
export type RequestBodyInput<K extends EndpointKey> = BodyInputOf<Endpoints[K]>;
export type RequestQueryInput<K extends EndpointKey> = QueryInputOf<Endpoints[K]>;
/** `data` of a successful response. */
export type ResponseData<K extends EndpointKey> = ResponseOf<Endpoints[K]>;
