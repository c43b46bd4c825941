import type {
  EndpointKey,
  Endpoints,
  RequestBodyInput,
  RequestParams,
  RequestQueryInput,
  ResponseData,
} from '../contracts/endpoints.ts';
import type { MockWorld } from './world.ts';

/** What the mock never answers itself: calls of admins, of the platform and of Telegram, and answers that are files. */
export type ServedByKind = {
  [K in EndpointKey]: Endpoints[K]['access'] extends 'admin' | 'cron' | 'webhook'
    ? K
    : [ResponseData<K>] extends [undefined]
      ? K
      : never;
}[EndpointKey];

/** Every other row of the endpoint table: each needs a canned answer, or the mock does not compile. */
export type MockedKey = Exclude<EndpointKey, ServedByKind>;

export type MockRequest<K extends EndpointKey> = {
  params: RequestParams<K>;
  query: NonNullable<RequestQueryInput<K>>;
  body: RequestBodyInput<K>;
};

export type MockContext = { world: MockWorld; now: Date; newId: () => string };

/** Answers `data` of the envelope, or throws a DomainError: a refusal as the server has it. */
export type MockAnswer<K extends EndpointKey> = (
  request: MockRequest<K>,
  context: MockContext,
) => ResponseData<K>;

export type MockTable<K extends EndpointKey = MockedKey> = { [Key in K]: MockAnswer<Key> };
