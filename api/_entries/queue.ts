import { production } from '../_production.ts';
import { createQueueConsumer } from '../_queue/consumer.ts';

let consumer: ReturnType<typeof createQueueConsumer> | undefined;

/** Messages of the platform's queue. */
export default {
  fetch(request: Request): Promise<Response> {
    consumer ??= open();
    return consumer(request);
  },
};

function open(): ReturnType<typeof createQueueConsumer> {
  const { deps } = production();
  return createQueueConsumer(deps, { secret: deps.cronSecret ?? '' });
}
