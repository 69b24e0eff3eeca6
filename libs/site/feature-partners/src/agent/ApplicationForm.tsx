import { SupportText, useFailureText } from '@pavilion/site-contract';
import { Button, Checkbox, Notice, SegmentedControl, TextArea, TextField, token } from '@pavilion/ui-kit';
import styled from 'styled-components';
import { usePartnersT } from '../messages/partnerMessages.ts';
import { useApplicationForm } from './useApplicationForm.ts';
import { channels, contactKinds, MAX_INTRO, MAX_NAME } from './validateApplication.ts';

const EXISTS = 6009;

/** In static HTML the form cannot be sent: the button waits for the scripts. */
const isStaticHtml = globalThis.window === undefined;

/** Form of an application. The first invalid field gets the focus. */
export function ApplicationForm({ onSent }: { readonly onSent: (applicationNo: string) => void }) {
  const t = usePartnersT();
  const failureText = useFailureText();
  const { fields, invalid, failure, isSending, form, change, submit } = useApplicationForm(onSent);
  return (
    <Form
      ref={form}
      noValidate
      aria-label={t('agent.form.title')}
      onSubmit={(event) => {
        event.preventDefault();
        void submit();
      }}
    >
      <PersonFields {...{ fields, invalid, change }} />
      <PlanFields {...{ fields, invalid, change }} />
      {failure && (
        <div data-wide="">
          <Notice role="alert" data-tone={failure.code === EXISTS ? 'warning' : 'danger'}>
            {failure.code === EXISTS ? (
              t('agent.exists')
            ) : (
              <SupportText error={failure.code}>{failureText(failure)}</SupportText>
            )}
          </Notice>
        </div>
      )}
      <Button type="submit" variant="primary" size="large" isBusy={isSending} disabled={isStaticHtml}>
        {t('agent.form.submit')}
      </Button>
    </Form>
  );
}

type PartProps = Pick<ReturnType<typeof useApplicationForm>, 'fields' | 'invalid' | 'change'>;

/** Fields about the applicant. */
function PersonFields({ fields, invalid, change }: PartProps) {
  const t = usePartnersT();
  return (
    <>
      <TextField
        label={t('agent.form.name')}
        autoComplete="name"
        maxLength={MAX_NAME}
        value={fields.name}
        onChange={({ target }) => change({ name: target.value })}
        error={invalid.has('name') && t('agent.error.name')}
      />
      <TextField
        label={t('agent.form.players')}
        isFigure
        maxLength={7}
        value={fields.players}
        onChange={({ target }) => change({ players: target.value })}
        error={invalid.has('players') && t('agent.error.players')}
      />
      <Choice>
        <span aria-hidden="true">{t('agent.form.contactKind')}</span>
        <SegmentedControl
          label={t('agent.form.contactKind')}
          segments={contactKinds.map((value) => ({ value, label: t(`agent.contact.${value}`) }))}
          value={fields.contactKind}
          onChange={(contactKind) => change({ contactKind })}
        />
      </Choice>
      <TextField
        label={t('agent.form.contact')}
        maxLength={80}
        value={fields.contact}
        onChange={({ target }) => change({ contact: target.value })}
        error={invalid.has('contact') && t(`agent.error.contact.${fields.contactKind}`)}
      />
    </>
  );
}

/** Fields about the plan, and the confirmation of age. */
function PlanFields({ fields, invalid, change }: PartProps) {
  const t = usePartnersT();
  return (
    <>
      <Choice data-wide="">
        <span aria-hidden="true">{t('agent.form.channel')}</span>
        <SegmentedControl
          label={t('agent.form.channel')}
          segments={channels.map((value) => ({ value, label: t(`agent.channel.${value}`) }))}
          value={fields.channel}
          onChange={(channel) => change({ channel })}
        />
      </Choice>
      <div data-wide="">
        <TextArea
          label={t('agent.form.intro')}
          maxLength={MAX_INTRO}
          value={fields.intro}
          onChange={({ target }) => change({ intro: target.value })}
          hint={t('agent.form.introHint', { count: fields.intro.trim().length })}
          error={invalid.has('intro') && t('agent.error.intro')}
        />
      </div>
      <div data-wide="">
        <Checkbox
          checked={fields.isAdult}
          aria-invalid={invalid.has('isAdult') || undefined}
          onChange={({ target }) => change({ isAdult: target.checked })}
        >
          {t('agent.form.adult')}
        </Checkbox>
        <FieldError role="alert">{invalid.has('isAdult') && t('agent.error.adult')}</FieldError>
      </div>
    </>
  );
}

const Form = styled.form`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: ${token('space.4')} ${token('space.6')};
  margin-top: ${token('space.4')};
  > [data-wide] {
    grid-column: 1 / -1;
  }
  > button {
    justify-self: start;
  }
  @media (max-width: 48rem) {
    grid-template-columns: minmax(0, 1fr);
  }
`;

const Choice = styled.div`
  min-width: 0;
  overflow-x: auto;
  > span {
    display: block;
    margin-bottom: ${token('space.1')};
    color: ${token('color.text.secondary')};
    font-size: ${token('font.size.caption')};
  }
`;

const FieldError = styled.p`
  color: ${token('color.text.danger')};
  font-size: ${token('font.size.caption')};
`;
