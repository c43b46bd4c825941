import type { EndpointKey, ResponseData } from '../../../../core/contracts/endpoints.ts';
import { ApiError, type CallArguments, type Http, type HttpOptions } from './http.ts';
import type { Session } from './session.ts';

export type Api = {
  /**
   * Calls an endpoint of the table by its key, e.g. `api.call('GET /lessons/{id}', { params: { id: 7 } })`. Returns
   * `data` of its envelope. The learner's token is sent along; when it has expired, initData is posted once and the
   * call is repeated. Throws ApiError (the server refused), NetworkError (not reached, after SPEC's retries), or the
   * signal's reason.
   */
  call<K extends EndpointKey>(key: K, ...options: CallArguments<K>): Promise<ResponseData<K>>;
  /** The same for a call that returns bytes. */
  blob<K extends EndpointKey>(key: K, ...options: CallArguments<K>): Promise<Blob>;
};

export function createApi(http: Http, session: Session): Api {
  async function withToken<T>(send: (token: string | null) => Promise<T>): Promise<T> {
    const held = session.token();
    if (!held) return send(session.canLogin() ? (await session.login()).token : null);
    try {
      return await send(held);
    } catch (error) {
      if (!(error instanceof ApiError) || error.status !== 401) throw error;
      session.forget();
      if (!session.canLogin()) throw error;
      return send((await session.login()).token);
    }
  }
  // The strict options contain no more than the loose ones; TypeScript cannot see that for an open K.
  return {
    call: <K extends EndpointKey>(key: K, ...[options]: CallArguments<K>) =>
      withToken((token) => http.request(key, { ...(options as HttpOptions<K> | undefined), token })),
    blob: <K extends EndpointKey>(key: K, ...[options]: CallArguments<K>) =>
      withToken((token) => http.blob(key, { ...(options as HttpOptions<K> | undefined), token })),
  };
}
