import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { SyntheticVoice } from '../../../../../core/contracts/voices/studio.ts';
import { syntheticTexts as texts } from '../../../../../core/texts/admin/voices.ts';
import { useServices, useTelegram } from '../../../lib/services.ts';
import { Button } from '../../../ui/controls/button.tsx';
import { Switch } from '../../../ui/controls/switch.tsx';
import { Row, Stack } from '../../../ui/layout.tsx';
import { Hint, Text } from '../../../ui/text.tsx';
import { AdminTable } from '../admin-table.tsx';
import { useTellFailure } from '../content/tell-failure.ts';
import { Panel } from '../panel.tsx';
import styles from './voices.module.css';
import { syntheticQuery } from './voices-queries.ts';

/** Synthesised voices that the owner has brought in: what each says, where it comes from; switched off, removed. */
export function SyntheticVoices() {
  const { api } = useServices();
  const { data = [] } = useQuery(syntheticQuery(api));
  if (data.length === 0) return null;
  return (
    <Panel title={texts.heading} hint={texts.hint}>
      {data.map((voice) => (
        <Voice key={voice.id} voice={voice} />
      ))}
    </Panel>
  );
}

function Voice({ voice }: { voice: SyntheticVoice }) {
  const { name, gender, isOn, bytes, kinds, origins } = voice;
  const { setOn, remove, isRemoving } = useChanges(voice);
  return (
    <Stack gap={4}>
      <Row gap={3} align="baseline" wrap="tight">
        <Text weight="strong">{name}</Text>
        <Hint>
          {texts.genders[gender]}, {texts.size(bytes)}
        </Hint>
      </Row>
      <AdminTable
        caption={texts.coverage(name)}
        file="voice"
        columns={[
          { name: texts.kind, value: ({ kind }) => texts.kinds[kind], cell: ({ kind }) => texts.kinds[kind] },
          {
            name: texts.said,
            figures: true,
            value: ({ said }) => said,
            cell: ({ said, total }) => texts.of(said, total),
          },
        ]}
        rows={kinds}
        keyOf={({ kind }) => kind}
      />
      {origins.map((origin) => (
        <Stack gap={1} key={`${origin.model} ${origin.version} ${origin.madeOn} ${origin.licence}`}>
          <Text as="p">{texts.origin(origin)}</Text>
          <a className={styles.address} href={origin.address} target="_blank" rel="noreferrer">
            {origin.address}
          </a>
          <Hint as="p">{texts.licence(origin.licence)}</Hint>
        </Stack>
      ))}
      <Switch name={texts.isOn} on={isOn} onToggle={setOn} />
      <Row gap={4} wrap>
        <Button size="small" loading={isRemoving} onClick={() => void remove()}>
          {texts.remove}
        </Button>
      </Row>
    </Stack>
  );
}

function useChanges({ id, name }: SyntheticVoice) {
  const { api, toast } = useServices();
  const { haptic, confirmPopup } = useTelegram();
  const queryClient = useQueryClient();
  const tellFailure = useTellFailure();
  const { queryKey } = syntheticQuery(api);
  const refresh = () => queryClient.invalidateQueries({ queryKey });
  const switching = useMutation({
    mutationFn: (isOn: boolean) =>
      api.call('PUT /admin/voices/synthetic/{id}', { params: { id }, body: { isOn } }),
    onSuccess: refresh,
    onError: (error) => tellFailure(texts.switchFailed, error),
  });
  const removing = useMutation({
    mutationFn: () => api.call('DELETE /admin/voices/synthetic/{id}', { params: { id } }),
    onSuccess: ({ removed }) => {
      haptic('success');
      toast({ title: texts.removed(removed) });
      return refresh();
    },
    onError: (error) => tellFailure(texts.removeFailed, error),
  });
  return {
    setOn: switching.mutate,
    isRemoving: removing.isPending,
    async remove() {
      const question = { title: texts.removeTitle(name), message: texts.removeText, yes: texts.remove };
      if (await confirmPopup({ ...question, no: texts.keep, destructive: true })) removing.mutate();
    },
  };
}
