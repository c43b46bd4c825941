import { describeFailure } from '../../bot/services/failures.ts';
import { DomainError } from '../../core/errors.ts';
import type { Telemetry } from '../../core/service/telemetry.ts';
import { requestIdHeader, withRequestId } from '../_adapters/request-id.ts';
import { errorResponse } from '../_errors.ts';
import { noteStatus } from '../_telemetry/noted-answers.ts';
import type { PlatformQueue } from './platform.ts';
import { runStep, type StepPorts } from './run-step.ts';
import { readSignedMessage } from './signed-message.ts';
import { loadPlatformQueue } from './work-queue.ts';

export type ConsumerPorts = StepPorts & { telemetry: Telemetry };

/** The platform's calls name the kind of their message in this header. */
const messageHeader = 'ce-type';

/**
 * The platform's calls with messages as one function from request to answer: 200 the message is settled, 500 it is to come
 * again, 400 not a message; 404 for everything else, and for all where the queue is not switched on. The platform gives the
 * function no public address; a message without our proof starts nothing all the same.
 */
export function createQueueConsumer(
  ports: ConsumerPorts,
  { secret, load = loadPlatformQueue }: { secret: string; load?: () => Promise<PlatformQueue> },
): (request: Request) => Promise<Response> {
  let opening: Promise<(request: Request) => Promise<Response>> | undefined;

  return (request) =>
    withRequestId((id) =>
      ports.telemetry.span({ name: 'queue', kind: 'entry', attributes: { request_id: id } }, async (span) => {
        const response = await answer(request).catch(errorResponse);
        response.headers.set(requestIdHeader, id);
        noteStatus(span, response.status);
        return response;
      }),
    );

  async function answer(request: Request): Promise<Response> {
    if (!ports.queue || !request.headers.has(messageHeader)) {
      return errorResponse(new DomainError('not-found', { code: 'path_not_found' }));
    }
    opening ??= load().then((queue) => queue.consume(handle));
    return (await opening)(request);
  }

  async function handle(payload: unknown): Promise<void> {
    const message = readSignedMessage(payload, secret);
    if (!message) {
      ports.log('warn', 'entry-refused', { entry: 'queue' });
      return;
    }
    try {
      await runStep(ports, message);
    } catch (error) {
      ports.log('error', 'queued-run-failed', { ...message, cause: describeFailure(error) });
      // The client of the queue prints what it catches, and a cause may hold secrets.
      throw new Error('the message is to come again');
    }
  }
}
