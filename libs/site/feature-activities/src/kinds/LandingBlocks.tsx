import { SiteLink } from '@pavilion/site-contract';
import { ButtonRoot, Panel, token } from '@pavilion/ui-kit';
import styled from 'styled-components';
import type { Activity } from './kindTypes.ts';

type Block = NonNullable<Activity['blocks']>[number];
type BlockOf<Kind extends Block['kind']> = Extract<Block, { readonly kind: Kind }>;

/** Content of a landing page: typed blocks of the platform, shown as text. */
export function LandingBlocks({ blocks }: { readonly blocks: readonly Block[] }) {
  if (blocks.length === 0) return null;
  return (
    <Panel>
      <Stack>
        {blocks.map((block) => (
          <BlockView key={JSON.stringify(block)} block={block} />
        ))}
      </Stack>
    </Panel>
  );
}

function BlockView({ block }: { readonly block: Block }) {
  switch (block.kind) {
    case 'lead':
      return <LeadBlock {...block} />;
    case 'steps':
      return <StepsBlock {...block} />;
    case 'figures':
      return <FiguresBlock {...block} />;
    case 'questions':
      return <QuestionsBlock {...block} />;
    case 'link':
      return (
        <div>
          <ButtonRoot as={SiteLink} to={block.path} data-variant="secondary">
            {block.text}
          </ButtonRoot>
        </div>
      );
  }
}

function LeadBlock({ title, text }: BlockOf<'lead'>) {
  return (
    <Lead>
      <h2>{title}</h2>
      <p>{text}</p>
    </Lead>
  );
}

function StepsBlock({ title, steps }: BlockOf<'steps'>) {
  return (
    <section>
      <Heading>{title}</Heading>
      <Steps>
        {steps.map((step) => (
          <li key={step.title}>
            <strong>{step.title}</strong>
            <p>{step.text}</p>
          </li>
        ))}
      </Steps>
    </section>
  );
}

function FiguresBlock({ figures }: BlockOf<'figures'>) {
  return (
    <Figures>
      {figures.map(({ name, value }) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </Figures>
  );
}

function QuestionsBlock({ title, questions }: BlockOf<'questions'>) {
  return (
    <section>
      <Heading>{title}</Heading>
      <Questions>
        {questions.map(({ question, answer }) => (
          <details key={question}>
            <summary>{question}</summary>
            <p>{answer}</p>
          </details>
        ))}
      </Questions>
    </section>
  );
}

const Stack = styled.div`
  display: grid;
  gap: ${token('space.6')};
`;

const Lead = styled.div`
  display: grid;
  gap: ${token('space.2')};
  > h2 {
    font-size: ${token('font.size.headline')};
  }
  > p {
    max-width: 40rem;
    color: ${token('color.text.secondary')};
  }
`;

const Heading = styled.h3`
  margin-bottom: ${token('space.3')};
  font-size: ${token('font.size.price')};
`;

const Steps = styled.ol`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(12rem, 1fr));
  gap: ${token('space.3')};
  margin: 0;
  padding: 0;
  list-style: none;
  counter-reset: step;
  > li {
    display: grid;
    align-content: start;
    gap: ${token('space.2')};
    padding: ${token('space.4')};
    border: 1px solid ${token('color.line.hairline')};
    border-radius: ${token('radius.control')};
    counter-increment: step;
  }
  > li::before {
    color: ${token('color.accent.text')};
    font-size: ${token('font.size.title')};
    font-weight: ${token('font.weight.strong')};
    font-variant-numeric: tabular-nums;
    content: counter(step);
  }
  > li > p {
    color: ${token('color.text.secondary')};
    font-size: ${token('font.size.caption')};
  }
`;

const Figures = styled.dl`
  display: flex;
  flex-wrap: wrap;
  gap: ${token('space.4')} ${token('space.12')};
  margin: 0;
  dt {
    color: ${token('color.text.secondary')};
    font-size: ${token('font.size.caption')};
  }
  dd {
    margin: 0;
    font-size: ${token('font.size.title')};
    font-weight: ${token('font.weight.strong')};
  }
`;

const Questions = styled.div`
  > details {
    padding: ${token('space.3')} 0;
    border-top: 1px solid ${token('color.line.hairline')};
  }
  summary {
    cursor: pointer;
  }
  details > p {
    padding-top: ${token('space.2')};
    color: ${token('color.text.secondary')};
  }
`;
