# An image with sduic and nothing else, for pipelines:
#
#   docker build -t sduic .
#   docker run --rm -v "$PWD:/work" sduic check /work --deny warnings
FROM swift:6.2 AS build
COPY . /sduic
RUN /sduic/.ci/install /installed

FROM debian:stable-slim
COPY --from=build /installed /usr/local
WORKDIR /work
ENTRYPOINT ["sduic"]
CMD ["help"]
