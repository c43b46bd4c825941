import type {
  EndpointKey,
  RequestBodyInput,
  RequestParams,
  RequestQueryInput,
  ResponseData,
} from '../contracts/endpoints.ts';
import type { MockWorld } from './world.ts';

export type MockRequest<K extends EndpointKey> = {
  params: RequestParams<K>;
  query: NonNullable<RequestQueryInput<K>>;
  body: RequestBodyInput<K>;
};

export type MockContext = { world: MockWorld; now: Date; newId: () => string };

/** What stands for an answer that is no JSON of ours: a file that the mini-app ships, or a text with its name and type. */
export type MockFile = { file: string } | { text: string; type: string; name?: string };

/** Answers `data` of the envelope or a file, or throws a DomainError: a refusal as the server has it. */
export type MockAnswer<K extends EndpointKey> = (
  request: MockRequest<K>,
  context: MockContext,
) => [ResponseData<K>] extends [undefined] ? MockFile : ResponseData<K>;

export type MockTable<K extends EndpointKey> = { [Key in K]: MockAnswer<Key> };
