import { useQuery } from '@tanstack/react-query';
import { localKeys } from '../../lib/local-store.ts';
import { useServices } from '../../lib/services.ts';

/** As high as the day will be, with the question to a learner who has learned nothing yet. */
export function DayShape() {
  const { homeQuery, localStore } = useServices();
  const { data: home } = useQuery({ ...homeQuery, enabled: false });
  const asks =
    home?.stats.words_learned === 0 && localStore.read(localKeys.reads(home.stats.id)) === undefined;
  return (
    <>
      {asks && <div className="shape shape-question" />}
      <div className="shape shape-status" />
    </>
  );
}
