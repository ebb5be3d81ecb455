import { useMutation } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { isMissing } from '#web/api/api-error.ts';
import { certificateCalls } from '#web/api/certificate-calls.ts';
import { browserApiFor } from '#web/api/client.ts';
import { queryClient } from '#web/query-client.ts';
import { useLearner } from '#web/root-data.ts';
import { useToast } from '#web/ui/toast.tsx';
import { doUnlessUndone } from '#web/undo-window.ts';

/** Pages that were kept still have the course without it, or with it. */
const refreshPages = () => queryClient.invalidateQueries({ queryKey: ['screen'] });

/** The learner's certificate of one course. What was withdrawn can be taken back until it is sent. */
export function useCertificate(courseId: string, known: string | null) {
  const [code, setCode] = useState(known);
  const takeBack = useRef<(() => void) | null>(null);
  const learner = useLearner();
  const { show } = useToast();
  const calls = certificateCalls(browserApiFor(learner?.id ?? null));
  const { mutate, isPending } = useMutation(
    {
      mutationFn: () => calls.issueCertificate(courseId),
      onSuccess: async (certificate) => {
        setCode(certificate.code);
        await refreshPages();
      },
      onError: (error: Error) => show({ text: 'No certificate yet.', detail: error.message, tone: 'bad', key: 'certificate' }),
    },
    queryClient,
  );

  function withdraw(): void {
    if (code === null) return;
    setCode(null);
    const undo = doUnlessUndone(() => {
      takeBack.current = null;
      calls
        .withdrawCertificate(code)
        .catch(passMissing)
        .then(refreshPages)
        .catch((error: Error) => {
          setCode(code);
          show({ text: 'Not withdrawn.', detail: error.message, tone: 'bad', key: 'certificate' });
        });
    });
    takeBack.current = () => {
      takeBack.current = null;
      undo();
      setCode(code);
    };
    const action = { label: 'Undo', onAction: takeBack.current };
    show({ text: 'Certificate withdrawn.', detail: 'Its address leads nowhere in a moment.', key: 'certificate', action });
  }

  // Whoever asks for it while it can be taken back wants the same one.
  return { code, issue: () => (takeBack.current ? takeBack.current() : mutate()), isIssuing: isPending, withdraw };
}

/** Another tab was faster. */
function passMissing(error: unknown): void {
  if (!isMissing(error)) throw error;
}
